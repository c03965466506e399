import type { Onboarding, StoredAnimation } from '@telve/api';
import { useFormField, useTexts, useVerifyFields } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { FileSlot, type StoredFile } from '@telve/ui';
import { useRef } from 'react';
import { readFile } from '../animation/read';
import { useReading } from '../animation/useReading';
import { secondsText, shortFormat } from '../animation/words';
import { type OnboardingTexts, onboardingTexts } from '../texts';
import type { AnimationValue } from './values';

/**
 * The animation of a screen: chosen, looked into in this browser, replaced, removed (CONB-12, CONB-23). One that cannot be taken stays in
 * sight with its reason, under the stored one.
 */
export function AnimationField({ stored }: { stored: Onboarding | undefined }) {
  const texts = useTexts(onboardingTexts);
  const { value, onChange, ...field } = useFormField<AnimationValue>('animation');
  const verify = useVerifyFields();
  const file = value instanceof File ? value : null;
  const { isReading, reading } = useReading(file);
  // A stored animation that was taken away does not come back with a file that is taken away after it.
  const isEmptied = useRef(false);
  if (file === null) isEmptied.current = value === '';
  const kept = isEmptied.current ? '' : (stored?.animationUrl ?? '');

  const put = async (next: AnimationValue) => {
    onChange(next);
    if (next instanceof File) await readFile(next);
    // The image too: where an animation is, it need not be.
    await verify(['animation', 'img']);
  };
  const isStored = file === null && value !== '';
  const isKept = file !== null && field.error !== undefined && kept !== '';
  const facts = reading && 'facts' in reading ? reading.facts : undefined;
  return (
    // A refused one needs the line for its reason.
    <div className={file !== null && field.error !== undefined ? undefined : 'half'}>
      <FileSlot
        {...field}
        value={file}
        onChange={(chosen) => void put(chosen ?? kept)}
        accept=".json,application/json"
        rule={texts.animationRule}
        hint={facts || isStored ? texts.animationChecked : undefined}
        phase={isReading ? 'checking' : 'ready'}
        note={facts && texts.animationLook(shortFormat(facts.format), secondsText(facts.seconds))}
        stored={isStored || isKept ? storedFile(stored?.animation, texts) : null}
        wanted={isKept}
        {...(isStored ? { onRemoveStored: () => void put('') } : {})}
      />
    </div>
  );
}

const storedFile = (animation: StoredAnimation | null | undefined, texts: OnboardingTexts): StoredFile => ({
  name: texts.storedAnimation,
  note:
    animation &&
    texts.storedAnimationLook(
      shortFormat(animation.format),
      formatBytes(animation.size),
      secondsText(animation.seconds),
    ),
});
