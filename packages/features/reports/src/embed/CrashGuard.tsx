import { useTexts } from '@telve/kit/read';
import { Alert, Button } from '@telve/ui/charts';
import { Component, type ReactNode } from 'react';
import { reportWidgetTexts } from '../widgets/texts';

interface CrashGuardProps {
  onError: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

/** Keeps a fault of the report inside it: the page around lives on and hears of it. */
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

function Crashed({ onRetry }: { onRetry: () => void }) {
  const texts = useTexts(reportWidgetTexts);
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.crashed}
    </Alert>
  );
}
