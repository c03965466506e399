'use client';
import { LiveRegion, Spinner, ToastLine } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface BackgroundNoticeProps {
  /** Name of the notice for assistive technology: what it tells about. */
  label: string;
  icon?: ReactNode;
  /** How far it is, or how it ended. */
  title: ReactNode;
  text?: ReactNode;
  /** A link or a button to where there is more. */
  action?: ReactNode;
  /** It goes on. */
  running?: boolean;
  /** Goes by itself after a few seconds, as a message of success does; else it stays until it is closed. Default false. */
  passing?: boolean;
  /** Takes the notice away, not the work: that goes on. */
  onClose: () => void;
  /** Is read out when it changes: how it ended. Empty before. */
  said: string;
}

/**
 * How far work in the background is, or how it ended, as one line among the messages of the root. Hand it to `show` of
 * `useBackground`, which gives it its place.
 */
export function BackgroundNotice({
  label,
  icon,
  title,
  text,
  action,
  running = false,
  passing = false,
  onClose,
  said,
}: BackgroundNoticeProps) {
  return (
    <Box aria-label={label}>
      <ToastLine icon={icon} action={running && <Spinner />} passing={passing} onClose={onClose}>
        <Words>
          <b>{title}</b> {text && <span>{text}</span>} {action}
        </Words>
      </ToastLine>
      <LiveRegion>{said}</LiveRegion>
    </Box>
  );
}

const Box = styled.aside`
  position: relative;
  display: grid;
  justify-items: end;
  max-width: 100%;
  @media print { display: none; }
`;

const Words = styled.span`
  font-variant-numeric: tabular-nums;

  & > b { font-weight: 550; }
  & > :is(a, button), & > :is(a, button):hover {
    display: inline-flex;
    height: auto;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: inherit;
    text-decoration: underline;
  }
  & > :is(a, button):focus-visible { outline-color: currentColor; }
`;
