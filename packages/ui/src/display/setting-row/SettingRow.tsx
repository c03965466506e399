'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { text } from '../../theme/mixins';
import { theme } from '../../theme/theme';

export interface SettingRowProps {
  title: ReactNode;
  /** What switching it does. */
  description?: ReactNode;
  /** The switch or button. Its own label is hidden (`hideLabel`), since the title stands here. */
  control: ReactNode;
  /** Fields that the setting opens. */
  children?: ReactNode;
}

/** An on/off setting: its name, its consequence, its switch. */
export function SettingRow({ title, description, control, children }: SettingRowProps) {
  return (
    <Root>
      <div>
        <div>
          <b>{title}</b>
          {description && <p>{description}</p>}
        </div>
        {control}
      </div>
      {children && <div className="opened">{children}</div>}
    </Root>
  );
}

const Root = styled.div`
  padding: ${theme.space[6]} 0;

  &:first-child { padding-top: 0; }
  &:last-child { padding-bottom: 0; }
  & + & { border-top: 1px solid ${theme.color.border.subtle}; }
  & > div:first-child {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
  & > div:first-child > div:first-child {
    flex: 1;
    min-width: 0;
  }
  & > .opened { margin-top: ${theme.space[6]}; }
  & > div:first-child > div:first-child > b { font-weight: 550; }
  & > div:first-child > div:first-child > p {
    max-width: 60ch;
    margin-top: 2px;
    ${text('label')}
    font-weight: 400;
    color: ${theme.color.text.secondary};
  }
`;
