'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../theme/theme';
import { CupsArt } from './CupsArt';
import { authFrameCss } from './styles';

export interface AuthFigure {
  value: string;
  label: string;
}

export interface AuthFrameProps {
  /** `Brand`, at the top left. */
  brand: ReactNode;
  /** The form: an `h1`, a sentence, fields. At most 400 px wide. */
  children: ReactNode;
  /** Under the form: legal links. */
  footer?: ReactNode;
  /** The sentence on the picture, a line break where a wide page breaks it; without it there is no picture. */
  claim?: string;
  /** Three figures under the sentence. */
  figures?: readonly AuthFigure[];
  /** Name of the picture's region ("Rakamlarla Telve"). */
  artLabel?: string;
}

/** Pages before sign-in: the form beside a picture with figures; in a narrow container the picture is below. */
export function AuthFrame({ brand, children, footer, claim, figures = [], artLabel }: AuthFrameProps) {
  return (
    <Root>
      <div className="columns">
        <main>
          {brand}
          <div className="form">{children}</div>
          {footer && <footer>{footer}</footer>}
        </main>
        {claim && (
          <aside aria-label={artLabel}>
            <CupsArt />
            <div className="copy">
              <p>{claim}</p>
              {figures.length > 0 && (
                <dl>
                  {figures.map(({ value, label }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          </aside>
        )}
      </div>
    </Root>
  );
}

const Root = styled.div`
  ${authFrameCss}
  background: ${theme.color.bg.surface};
`;
