/**
 * Towns of Germany, Switzerland and Austria, and those of sample studios elsewhere: name, region, country, latitude,
 * longitude, inhabitants in thousands. Rounded public facts, precise enough to find and rank towns.
 */
export type Town = {
  name: string;
  region: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  /** In thousands, approximately. */
  inhabitants: number;
};

const lines = `
Berlin|Berlin|DE|52.52|13.40|3700
Hamburg|Hamburg|DE|53.55|9.99|1860
München|Bayern|DE|48.14|11.58|1490
Köln|Nordrhein-Westfalen|DE|50.94|6.96|1080
Frankfurt am Main|Hessen|DE|50.11|8.68|760
Stuttgart|Baden-Württemberg|DE|48.78|9.18|630
Düsseldorf|Nordrhein-Westfalen|DE|51.23|6.78|620
Leipzig|Sachsen|DE|51.34|12.37|610
Dortmund|Nordrhein-Westfalen|DE|51.51|7.47|590
Essen|Nordrhein-Westfalen|DE|51.46|7.01|580
Bremen|Bremen|DE|53.08|8.80|570
Dresden|Sachsen|DE|51.05|13.74|560
Hannover|Niedersachsen|DE|52.37|9.73|540
Nürnberg|Bayern|DE|49.45|11.08|520
Duisburg|Nordrhein-Westfalen|DE|51.43|6.76|500
Bochum|Nordrhein-Westfalen|DE|51.48|7.22|365
Wuppertal|Nordrhein-Westfalen|DE|51.26|7.15|358
Bielefeld|Nordrhein-Westfalen|DE|52.02|8.53|338
Bonn|Nordrhein-Westfalen|DE|50.73|7.10|336
Münster|Nordrhein-Westfalen|DE|51.96|7.63|320
Mannheim|Baden-Württemberg|DE|49.49|8.47|315
Karlsruhe|Baden-Württemberg|DE|49.01|8.40|309
Augsburg|Bayern|DE|48.37|10.90|301
Wiesbaden|Hessen|DE|50.08|8.24|283
Mönchengladbach|Nordrhein-Westfalen|DE|51.19|6.44|268
Gelsenkirchen|Nordrhein-Westfalen|DE|51.52|7.10|263
Aachen|Nordrhein-Westfalen|DE|50.78|6.08|252
Braunschweig|Niedersachsen|DE|52.27|10.52|251
Chemnitz|Sachsen|DE|50.83|12.92|249
Kiel|Schleswig-Holstein|DE|54.32|10.13|247
Halle (Saale)|Sachsen-Anhalt|DE|51.48|11.97|242
Magdeburg|Sachsen-Anhalt|DE|52.13|11.63|240
Freiburg im Breisgau|Baden-Württemberg|DE|48.00|7.85|236
Krefeld|Nordrhein-Westfalen|DE|51.34|6.58|228
Mainz|Rheinland-Pfalz|DE|50.00|8.27|222
Lübeck|Schleswig-Holstein|DE|53.87|10.69|218
Erfurt|Thüringen|DE|50.98|11.03|215
Oberhausen|Nordrhein-Westfalen|DE|51.47|6.85|211
Rostock|Mecklenburg-Vorpommern|DE|54.09|12.13|210
Kassel|Hessen|DE|51.31|9.48|204
Hagen|Nordrhein-Westfalen|DE|51.36|7.47|190
Potsdam|Brandenburg|DE|52.40|13.06|187
Saarbrücken|Saarland|DE|49.24|6.99|182
Hamm|Nordrhein-Westfalen|DE|51.68|7.82|180
Ludwigshafen am Rhein|Rheinland-Pfalz|DE|49.48|8.44|175
Oldenburg|Niedersachsen|DE|53.14|8.21|174
Mülheim an der Ruhr|Nordrhein-Westfalen|DE|51.43|6.88|173
Osnabrück|Niedersachsen|DE|52.28|8.05|168
Leverkusen|Nordrhein-Westfalen|DE|51.03|6.98|166
Heidelberg|Baden-Württemberg|DE|49.41|8.69|162
Darmstadt|Hessen|DE|49.87|8.65|162
Solingen|Nordrhein-Westfalen|DE|51.17|7.08|160
Regensburg|Bayern|DE|49.02|12.10|158
Herne|Nordrhein-Westfalen|DE|51.54|7.22|157
Paderborn|Nordrhein-Westfalen|DE|51.72|8.75|154
Neuss|Nordrhein-Westfalen|DE|51.20|6.69|154
Ingolstadt|Bayern|DE|48.77|11.43|141
Offenbach am Main|Hessen|DE|50.10|8.77|133
Würzburg|Bayern|DE|49.79|9.95|128
Fürth|Bayern|DE|49.48|10.99|131
Ulm|Baden-Württemberg|DE|48.40|9.99|128
Heilbronn|Baden-Württemberg|DE|49.14|9.22|128
Pforzheim|Baden-Württemberg|DE|48.89|8.70|127
Wolfsburg|Niedersachsen|DE|52.42|10.79|126
Göttingen|Niedersachsen|DE|51.53|9.93|118
Bottrop|Nordrhein-Westfalen|DE|51.52|6.93|118
Reutlingen|Baden-Württemberg|DE|48.49|9.21|117
Erlangen|Bayern|DE|49.60|11.00|116
Bremerhaven|Bremen|DE|53.54|8.58|115
Koblenz|Rheinland-Pfalz|DE|50.36|7.59|115
Remscheid|Nordrhein-Westfalen|DE|51.18|7.19|112
Bergisch Gladbach|Nordrhein-Westfalen|DE|50.99|7.13|112
Recklinghausen|Nordrhein-Westfalen|DE|51.61|7.20|111
Trier|Rheinland-Pfalz|DE|49.76|6.64|111
Jena|Thüringen|DE|50.93|11.59|111
Moers|Nordrhein-Westfalen|DE|51.45|6.63|104
Salzgitter|Niedersachsen|DE|52.15|10.33|104
Siegen|Nordrhein-Westfalen|DE|50.87|8.02|102
Hildesheim|Niedersachsen|DE|52.15|9.95|101
Gütersloh|Nordrhein-Westfalen|DE|51.91|8.38|101
Cottbus|Brandenburg|DE|51.76|14.33|99
Kaiserslautern|Rheinland-Pfalz|DE|49.44|7.77|100
Schwerin|Mecklenburg-Vorpommern|DE|53.63|11.41|96
Hanau|Hessen|DE|50.13|8.92|98
Witten|Nordrhein-Westfalen|DE|51.44|7.34|96
Gera|Thüringen|DE|50.88|12.08|93
Esslingen am Neckar|Baden-Württemberg|DE|48.74|9.31|94
Ludwigsburg|Baden-Württemberg|DE|48.90|9.19|93
Iserlohn|Nordrhein-Westfalen|DE|51.38|7.70|92
Düren|Nordrhein-Westfalen|DE|50.80|6.48|92
Tübingen|Baden-Württemberg|DE|48.52|9.06|92
Flensburg|Schleswig-Holstein|DE|54.78|9.44|91
Gießen|Hessen|DE|50.58|8.68|90
Zwickau|Sachsen|DE|50.72|12.49|87
Villingen-Schwenningen|Baden-Württemberg|DE|48.06|8.46|86
Konstanz|Baden-Württemberg|DE|47.66|9.18|85
Worms|Rheinland-Pfalz|DE|49.63|8.36|84
Marburg|Hessen|DE|50.81|8.77|77
Lüneburg|Niedersachsen|DE|53.25|10.41|76
Bayreuth|Bayern|DE|49.95|11.58|74
Bamberg|Bayern|DE|49.90|10.90|78
Dessau-Roßlau|Sachsen-Anhalt|DE|51.84|12.24|79
Neumünster|Schleswig-Holstein|DE|54.07|9.98|80
Brandenburg an der Havel|Brandenburg|DE|52.41|12.56|73
Landshut|Bayern|DE|48.54|12.15|74
Kempten (Allgäu)|Bayern|DE|47.73|10.32|70
Fulda|Hessen|DE|50.55|9.68|69
Weimar|Thüringen|DE|50.98|11.33|65
Rosenheim|Bayern|DE|47.86|12.12|64
Neubrandenburg|Mecklenburg-Vorpommern|DE|53.56|13.26|63
Stralsund|Mecklenburg-Vorpommern|DE|54.31|13.08|59
Greifswald|Mecklenburg-Vorpommern|DE|54.09|13.38|59
Friedrichshafen|Baden-Württemberg|DE|47.65|9.48|62
Frankfurt (Oder)|Brandenburg|DE|52.34|14.55|57
Görlitz|Sachsen|DE|51.15|14.99|56
Passau|Bayern|DE|48.57|13.46|53
Emden|Niedersachsen|DE|53.37|7.21|50
Suhl|Thüringen|DE|50.61|10.69|36
Husum|Schleswig-Holstein|DE|54.48|9.05|24
Wien|Wien|AT|48.21|16.37|1980
Graz|Steiermark|AT|47.07|15.44|300
Linz|Oberösterreich|AT|48.31|14.29|212
Salzburg|Salzburg|AT|47.80|13.04|157
Innsbruck|Tirol|AT|47.27|11.39|132
Klagenfurt am Wörthersee|Kärnten|AT|46.62|14.31|104
Villach|Kärnten|AT|46.61|13.85|65
Wels|Oberösterreich|AT|48.16|14.03|64
St. Pölten|Niederösterreich|AT|48.20|15.63|58
Dornbirn|Vorarlberg|AT|47.41|9.74|51
Wiener Neustadt|Niederösterreich|AT|47.81|16.24|48
Steyr|Oberösterreich|AT|48.04|14.42|38
Feldkirch|Vorarlberg|AT|47.24|9.60|36
Bregenz|Vorarlberg|AT|47.50|9.75|29
Leoben|Steiermark|AT|47.38|15.09|25
Krems an der Donau|Niederösterreich|AT|48.41|15.61|25
Kufstein|Tirol|AT|47.58|12.17|20
Lienz|Tirol|AT|46.83|12.77|12
Eisenstadt|Burgenland|AT|47.85|16.52|16
Zürich|Zürich|CH|47.37|8.54|430
Genf|Genf|CH|46.20|6.14|204
Basel|Basel-Stadt|CH|47.56|7.59|174
Lausanne|Waadt|CH|46.52|6.63|141
Bern|Bern|CH|46.95|7.45|135
Winterthur|Zürich|CH|47.50|8.72|117
Luzern|Luzern|CH|47.05|8.31|83
St. Gallen|St. Gallen|CH|47.42|9.38|77
Lugano|Tessin|CH|46.00|8.95|63
Biel/Bienne|Bern|CH|47.14|7.25|56
Thun|Bern|CH|46.76|7.63|44
Freiburg im Üechtland|Freiburg|CH|46.81|7.16|38
Chur|Graubünden|CH|46.85|9.53|38
Schaffhausen|Schaffhausen|CH|47.70|8.63|37
Sitten|Wallis|CH|46.23|7.36|35
Neuenburg|Neuenburg|CH|46.99|6.93|33
Zug|Zug|CH|47.17|8.52|31
Aarau|Aargau|CH|47.39|8.04|22
Solothurn|Solothurn|CH|47.21|7.54|17
Brooklyn|New York|US|40.68|-73.94|2600
Los Angeles|California|US|34.05|-118.24|3800
Milano|Lombardia|IT|45.46|9.19|1370
`;

/** All towns, largest first. */
export const towns: readonly Town[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', region = '', countryCode = '', latitude, longitude, inhabitants] =
      line.split('|');
    return {
      name,
      region,
      countryCode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      inhabitants: Number(inhabitants),
    };
  })
  .toSorted((a, b) => b.inhabitants - a.inhabitants);
