'use client';
import { monthNames } from '@telve/locale';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { styled } from 'styled-components';
import { IconButton } from '../../button/IconButton';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';

interface HeadProps
  extends Pick<
    ReactDatePickerCustomHeaderProps,
    'date' | 'decreaseMonth' | 'increaseMonth' | 'prevMonthButtonDisabled' | 'nextMonthButtonDisabled'
  > {
  frame: RefObject<HTMLElement | null>;
}

/** Month and year between the two arrows. */
export function CalendarHead({ date, frame, ...head }: HeadProps) {
  const texts = useUiTexts().date;
  const title = `${monthNames()[date.getMonth()]} ${date.getFullYear()}`;
  useEffect(() => {
    // The library calls its days grid cells but their owner a table.
    const table = frame.current?.querySelector('[role="table"], [role="grid"]');
    table?.setAttribute('role', 'grid');
    table?.setAttribute('aria-label', title);
  }, [frame, title]);
  return (
    <Bar>
      <IconButton
        size="sm"
        label={texts.previousMonth}
        icon={<ChevronLeft aria-hidden />}
        disabled={head.prevMonthButtonDisabled}
        onClick={head.decreaseMonth}
      />
      <span>{title}</span>
      <IconButton
        size="sm"
        label={texts.nextMonth}
        icon={<ChevronRight aria-hidden />}
        disabled={head.nextMonthButtonDisabled}
        onClick={head.increaseMonth}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${theme.space[4]};
  font-size: ${theme.text.body.size};
  font-weight: 600;
`;
