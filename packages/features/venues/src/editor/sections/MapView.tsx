import { useFormField, useTexts } from '@telve/kit';
import { containerBelow, ExternalLinkIcon, TurkeyMap, text, theme, VisuallyHidden } from '@telve/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mapAddress } from '../form/mapAddress';
import { venueEditorTexts } from '../texts';

/** The map beside the coordinates, and the way to a real one in another tab. */
export function MapView({ children }: { children: ReactNode }) {
  const texts = useTexts(venueEditorTexts);
  const latitude = useFormField<number | null>('latitude').value;
  const longitude = useFormField<number | null>('longitude').value;
  const address = mapAddress(latitude, longitude);
  const known = address === undefined ? null : { latitude, longitude };
  return (
    <Root>
      <TurkeyMap latitude={known?.latitude ?? null} longitude={known?.longitude ?? null} />
      <div>
        {children}
        {address && (
          <a href={address} target="_blank" rel="noopener noreferrer">
            <ExternalLinkIcon aria-hidden="true" />
            {texts.location.onMap}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
          </a>
        )}
      </div>
    </Root>
  );
}

const { space } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 3fr);
  gap: ${space[6]};
  align-items: start;

  & > div:last-child {
    display: grid;
    gap: ${space[6]};
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: ${space[3]};
    min-height: ${theme.target.min};
    ${text('label')}
    color: ${theme.color.accent.text};
  }
  & a > svg { width: 14px; height: 14px; }
  ${containerBelow.md} { grid-template-columns: minmax(0, 1fr); }
`;
