'use client';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../button/Spinner';
import { useUiTexts } from '../../texts/TextsContext';
import { theme } from '../../theme/theme';
import type { CalendarProps } from './Calendar';

const load = () => import('./Calendar');
const Loaded = lazy(() => load().then(({ Calendar }) => ({ default: Calendar })));

/** Starts loading the calendar, when somebody is about to open it. */
export const preloadCalendar = () => {
  void load().catch(() => {});
};

/** The calendar, with its library, only once it is opened. */
export function LazyCalendar(props: CalendarProps) {
  const texts = useUiTexts().date;
  return (
    <Suspense
      fallback={
        <Waiting role="status">
          <Spinner /> {texts.loading}
        </Waiting>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}

const Waiting = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  min-width: 262px;
  min-height: 300px;
  color: ${theme.color.text.secondary};
`;
