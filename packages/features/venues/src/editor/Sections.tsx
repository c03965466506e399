import { useEditor } from './context';
import { EditorBody } from './EditorBody';
import { CoffeesSection } from './sections/CoffeesSection';
import { ExecutivesSection } from './sections/ExecutivesSection';
import { GeneralSection } from './sections/GeneralSection';
import { HoursSection } from './sections/HoursSection';
import { ImagesSection } from './sections/ImagesSection';
import { PlaceSection } from './sections/PlaceSection';
import { StatusSection } from './sections/StatusSection';
import type { ImageField } from './useImagesReady';

/** All sections of the editor, for staff (VEN-45). `onBusyChange` is told while images are being prepared. */
export function Sections({ onBusyChange }: { onBusyChange: Readonly<Record<ImageField, (busy: boolean) => void>> }) {
  const { stored } = useEditor();
  return (
    <EditorBody>
      <GeneralSection />
      <StatusSection {...(stored ? { stored } : {})} />
      <PlaceSection onBusyChange={onBusyChange.mapImage} />
      <ExecutivesSection />
      <HoursSection />
      <CoffeesSection />
      <ImagesSection onBusyChange={onBusyChange.venueImageList} />
    </EditorBody>
  );
}
