'use client';
import { IconButton, LiveRegion, ProgressBar, type ProgressBarProps, text, theme, XIcon } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface BackgroundNoticeProps {
  /** Name of the notice for assistive technology: what it tells about. */
  label: string;
  icon?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** How far it is; left out where that is no longer of use. */
  progress?: ProgressBarProps | undefined;
  /** A button or a link to where there is more. */
  action?: ReactNode;
  /** Takes the notice away; left out while it must stay. */
  close?: { label: string; onClose: () => void } | undefined;
  /** Is read out when it changes: how it ended. Empty before. */
  said: string;
}

/** How far work in the background is, or how it ended. Hand it to `show` of `useBackground`, which gives it its place. */
export function BackgroundNotice({
  label,
  icon,
  title,
  text: words,
  progress,
  action,
  close,
  said,
}: BackgroundNoticeProps) {
  return (
    <Box aria-label={label}>
      {icon}
      <div className="words">
        <b>{title}</b>
        {words && <p>{words}</p>}
      </div>
      {close && <IconButton size="sm" label={close.label} icon={<XIcon />} onClick={close.onClose} />}
      {progress && <ProgressBar {...progress} />}
      {action && <div className="action">{action}</div>}
      <LiveRegion>{said}</LiveRegion>
    </Box>
  );
}

const { color, space } = theme;

const Box = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[4]};
  width: 100%;
  padding: ${space[5]} ${space[6]};
  border: 1px solid ${color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${color.bg.raised};
  box-shadow: ${theme.shadow.lg};
  color: ${color.text.primary};

  & > svg { flex: none; width: 16px; height: 16px; margin-top: 2px; color: ${color.text.secondary}; }
  & > .words { flex: 1; min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  & b { ${text('label')} }
  & p { ${text('caption')} color: ${color.text.secondary}; }
  & > [role='progressbar'] { flex: 1 1 100%; }
  & > .action { flex: 1 1 100%; display: flex; justify-content: flex-end; }
  & > .action:empty { display: none; }
`;
