import type { SessionRow } from '@telve/api';
import { useTexts } from '@telve/kit';
import { MonitorSmartphoneIcon, SmartphoneIcon } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { authTexts } from '../texts';

const Line = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px;
  min-height: 64px;

  .picture {
    display: grid;
    place-items: center;
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: var(--_t-radius-md);
    background: var(--_t-color-bg-sunken);
    color: var(--_t-color-text-secondary);
  }
  .picture svg {
    width: 18px;
    height: 18px;
  }
  .words {
    flex: 1;
    min-width: 160px;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 500;
  }
  p {
    margin: 0;
    font-size: var(--_t-text-caption-size);
    line-height: var(--_t-text-caption-line);
    font-variant-numeric: tabular-nums;
    color: var(--_t-color-text-secondary);
  }
`;

const isPhone = (device: string) => /iPhone|iPad|Android/.test(device);

export interface SessionLineProps {
  row: SessionRow;
  /** When it started or was last used, in words. */
  detail: string;
  /** What stands at the end of the line. */
  end: ReactNode;
}

/** One device: browser and system, address, time. */
export const SessionLine = ({ row, detail, end }: SessionLineProps) => {
  const texts = useTexts(authTexts);
  const Picture = isPhone(row.device) ? SmartphoneIcon : MonitorSmartphoneIcon;
  return (
    <Line>
      <span className="picture" aria-hidden="true">
        <Picture />
      </span>
      <div className="words">
        <b>{row.device || texts.unknownDevice}</b>
        <p>{[row.address, detail].filter(Boolean).join(' · ')}</p>
      </div>
      {end}
    </Line>
  );
};
