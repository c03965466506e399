import { venueLimits } from '@telve/api';
import { FormImageListField, useTexts } from '@telve/kit';
import { Card } from '@telve/ui';
import { venueEditorTexts } from '../texts';

/** The venue's images in their order; the first is the cover (VEN-46, VEN-77). */
export function ImagesSection({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const texts = useTexts(venueEditorTexts);
  return (
    <Card id="images" title={texts.sections.images} description={texts.images.description}>
      <FormImageListField name="venueImageList" hideLabel max={venueLimits.images} onBusyChange={onBusyChange} />
    </Card>
  );
}
