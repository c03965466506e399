import { useTexts } from '@telve/kit';
import { Alert, Button } from '@telve/ui';
import type { Journey } from '../journey/useJourney';
import { publicApplicationTexts } from '../texts';
import { refusalWords } from './refusalWords';

/** Why it does not go on, at its place, with what helps. */
export const RefusalAlert = ({ journey }: { journey: Journey }) => {
  const texts = useTexts(publicApplicationTexts);
  const { refusal, step } = journey;
  const words = refusal && refusalWords(texts, refusal, step);
  if (!words) return null;
  const again = () => {
    if (step === 'form') journey.submit();
    else if (refusal.kind === 'failed' && refusal.doing === 'sending') journey.resend();
    else journey.confirm();
  };
  const does = { retry: again, changeEmail: journey.back, enterCode: journey.enterCode };
  const { action } = words;
  return (
    <Alert
      tone="danger"
      title={words.title}
      action={
        action && (
          <Button size="sm" onClick={does[action]}>
            {texts[action]}
          </Button>
        )
      }
    >
      {words.text}
    </Alert>
  );
};
