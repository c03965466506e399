import { useTexts } from '@telve/kit';
import { Alert, Button } from '@telve/ui';
import { Component, type ReactNode } from 'react';
import { embedTexts } from './texts';

export interface CrashGuardProps {
  onError?: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a fault of the view inside it: the page around lives on, hears of it, and the person may try again. */
export class CrashGuard extends Component<CrashGuardProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <Crashed onRetry={() => this.setState({ broken: false })} />;
  }
}

/** That the application cannot be shown now, with another try. */
export const Crashed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(embedTexts);
  return (
    <Alert
      tone="danger"
      title={texts.crashTitle}
      action={
        <Button size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.crashText}
    </Alert>
  );
};
