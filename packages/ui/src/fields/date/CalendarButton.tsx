import type { ReactNode } from 'react';
import { Popover } from '../../display/popover/Popover';
import type { useTrigger } from '../../display/popover/useTrigger';
import { useUiTexts } from '../../texts/TextsContext';
import { BoxButton } from '../box';
import { preloadCalendar } from './LazyCalendar';

export interface CalendarButtonProps {
  trigger: ReturnType<typeof useTrigger>;
  /** Id of the field's label, which tells whose calendar it is. */
  labelId: string;
  icon: ReactNode;
  disabled: boolean | undefined;
  /** What opens: the calendar. */
  children: ReactNode;
}

/** The button at the end of a date's box, with its popover. The calendar is fetched as soon as somebody comes near. */
export function CalendarButton({ trigger, labelId, icon, disabled, children }: CalendarButtonProps) {
  const texts = useUiTexts().date;
  return (
    <>
      <BoxButton
        ref={trigger.anchor}
        type="button"
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-expanded={trigger.open}
        aria-describedby={labelId}
        disabled={disabled}
        onPointerEnter={preloadCalendar}
        onFocus={preloadCalendar}
        onPointerDown={trigger.onPointerDown}
        onClick={trigger.onClick}
      >
        {icon}
      </BoxButton>
      {trigger.open && (
        <Popover anchor={trigger.anchor} align="end" label={texts.dialog} onClose={trigger.close}>
          {children}
        </Popover>
      )}
    </>
  );
}
