import type { Onboarding } from '@telve/api';
import { FormPictureField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { Card, FormFields, theme } from '@telve/ui';
import { styled } from 'styled-components';
import { onboardingTexts } from '../texts';
import { AnimationField } from './AnimationField';

/** Image and animation, of which one must be there (CONB-11, CONB-12, CONB-21, CONB-22). */
export function MediaSection({ stored }: { stored: Onboarding | undefined }) {
  const texts = useTexts(onboardingTexts);
  const img = stored?.img;
  return (
    <Card title={texts.sections.media} description={texts.mediaText}>
      <FormFields>
        <Thumbnail className="half">
          <FormPictureField
            name="img"
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            rule={texts.imageRule}
            ratio="296 / 269"
            stored={img ? texts.imageLook(String(img.width), String(img.height), formatBytes(img.size)) : null}
          />
        </Thumbnail>
        <AnimationField stored={stored} />
      </FormFields>
    </Card>
  );
}

/* A picture that is there is small and whole, with what belongs to it beside; the place for one takes the column. */
const Thumbnail = styled.div`
  && [role='group'] { grid-template-columns: minmax(0, 1fr); }
  && [role='group']:has(img) { grid-template-columns: 96px minmax(0, 1fr); gap: ${theme.space[5]}; }
  && img { object-fit: scale-down; }
`;
