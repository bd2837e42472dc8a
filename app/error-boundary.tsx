import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen.tsx';

/** Shows the error screen in place of a page that throws while rendering or hydrating. */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return 'error' in this.state ? <ErrorScreen error={this.state.error} /> : this.props.children;
  }
}
