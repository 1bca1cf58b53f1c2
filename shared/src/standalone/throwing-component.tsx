import { Component, type ReactNode } from 'react';

type Props = { id: string; shown: unknown; children: ReactNode };

/** Shows the error of a page in its position. The next save passes another `shown` and retries. */
export class ThrowingPart extends Component<Props, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error && before.shown !== this.props.shown) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="dw-container dw-section" lang="en">
        <h1>“{this.props.id}” throws</h1>
        <p role="alert">
          <strong>{error.name}:</strong> {error.message}
        </p>
        <p>
          The console has its stack. On the site a notice would stand here, and everything else
          would go on. Mend it and save: it is tried again by itself.
        </p>
      </div>
    );
  }
}
