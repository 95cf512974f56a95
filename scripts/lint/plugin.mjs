// oxlint's plugin with the rules of this house. .oxlintrc.json says where each applies;
// plugin.test.mjs seeds a violation of each and runs oxlint with that very configuration.
import { datesRule } from './rules/dates.mjs';
import { islandsRule } from './rules/islands.mjs';
import { layersRule } from './rules/layers.mjs';

export default {
  meta: { name: 'studio' },
  rules: {
    dates: datesRule,
    islands: islandsRule,
    layers: layersRule,
  },
};
