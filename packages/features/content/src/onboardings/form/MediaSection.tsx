import type { Onboarding } from '@telve/api';
import { FormPictureField, useTexts } from '@telve/kit';
import { formatBytes } from '@telve/locale';
import { Card, container, FormFields } from '@telve/ui';
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
        <Narrow className="half">
          <FormPictureField
            name="img"
            accept=".jpg,.jpeg,.png,image/jpeg,image/png"
            rule={texts.imageRule}
            ratio="296 / 269"
            stored={img ? texts.imageLook(String(img.width), String(img.height), formatBytes(img.size)) : null}
          />
        </Narrow>
        <div className="half">
          <AnimationField stored={stored} />
        </div>
      </FormFields>
    </Card>
  );
}

/* The picture is as narrow as its column: what belongs to it stands below and not beside it. */
const Narrow = styled.div`
  ${container}
`;
