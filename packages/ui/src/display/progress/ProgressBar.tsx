'use client';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

export interface ProgressBarProps {
  /** Name for assistive technology. */
  label: string;
  /** 0 to 100. */
  value: number;
  /** What `value` means in words ("2,4 / 3,8 MB"). */
  valueText?: string;
  tone?: 'accent' | 'danger';
  /** 4 or 8 px high; `md` for what somebody waits for. Default `sm`. */
  size?: 'sm' | 'md';
}

/** How far something is. The figure in words stands beside it. */
export function ProgressBar({ label, value, valueText, tone = 'accent', size = 'sm' }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      data-tone={tone}
      data-size={size}
    >
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
        <rect width={percent} height="4" />
      </svg>
    </Track>
  );
}

// A drawing, because a width in a style attribute would need unsafe-inline in the content security policy.
const Track = styled.div`
  height: 4px;
  border-radius: 2px;
  background: ${theme.color.bg.track};
  overflow: hidden;

  &[data-size='md'] { height: 8px; border-radius: 4px; }
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  rect {
    fill: ${theme.color.accent.solid};
    transition: width ${theme.duration.base} ${theme.ease.standard};
  }
  &[data-tone='danger'] rect { fill: ${theme.color.danger.icon}; }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    rect { fill: Highlight; }
  }
`;
