import { Component, type ReactNode } from 'react';
import { reportError } from '../../lib/errorReports/reportError.ts';
import { CrashPage } from './CrashPage.tsx';

interface Props {
  /** Resets the boundary when it changes, so that another page starts fresh. */
  resetKey: string;
  children: ReactNode;
}

/**
 * Contains the crash of a page, so that the portal survives (spec 2.7, "runtime error boundary").
 */
export class CrashBoundary extends Component<
  Props,
  { error: unknown; key: string } | { error: undefined; key: string }
> {
  override state = { error: undefined, key: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: { key: string }) {
    return props.resetKey === state.key ? null : { error: undefined, key: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'page');
  }

  override render() {
    return this.state.error === undefined ? (
      this.props.children
    ) : (
      <CrashPage error={this.state.error} />
    );
  }
}
