import { useTexts } from '@telve/kit';
import { Alert, Button } from '@telve/ui';
import { venueEditorTexts } from '../texts';

/** Midnight to midnight is how a shut day is stored (VEN-98): asks which of the two is meant. */
export function MidnightQuestion({ onAllDay, onClosed }: { onAllDay: () => void; onClosed: () => void }) {
  const { midnight } = useTexts(venueEditorTexts).hours;
  return (
    <Alert
      tone="warning"
      announce
      action={
        <span>
          <Button size="sm" onClick={onAllDay}>
            {midnight.allDay}
          </Button>{' '}
          <Button size="sm" onClick={onClosed}>
            {midnight.closed}
          </Button>
        </span>
      }
    >
      {midnight.text}
    </Alert>
  );
}
