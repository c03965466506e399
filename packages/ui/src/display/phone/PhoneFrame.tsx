'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { palette } from '../../theme/palette';
import { theme } from '../../theme/theme';
import { StatusBar } from './StatusBar';

export interface PhoneFrameProps {
  /** What is shown, for assistive technology: "Kampanyanın telefondaki görünümü". */
  label: string;
  /** What the app shows. Only to be looked at: put nothing into it that can be pressed. */
  children: ReactNode;
}

/** A phone around what members of an app will see. Narrower than its place it shrinks with it; the app's colours follow the theme. */
export function PhoneFrame({ label, children }: PhoneFrameProps) {
  return (
    <Body role="group" aria-label={label}>
      <Screen>
        <StatusBar />
        <div>{children}</div>
      </Screen>
    </Body>
  );
}

const { color, space } = theme;

const Body = styled.div`
  width: 100%;
  max-width: 280px;
  margin: 0 auto;
  padding: ${space[4]};
  border-radius: 40px;
  /* The case is as dark in either theme, and stands out from the dark page. */
  background: ${palette.kahve[900]};
  box-shadow: ${theme.shadow.lg}, 0 0 0 1px ${color.border.default};
`;

const Screen = styled.div`
  min-height: 380px;
  overflow: hidden;
  border-radius: 32px;
  background: ${color.bg.canvas};

  & > div:last-child {
    display: grid;
    gap: ${space[5]};
    padding: ${space[4]} 14px 18px;
  }
`;
