import type { PanelUserRow } from '@telve/api';
import { Pair } from '../../shared/layout';
import type { WorkplaceNames } from '../../shared/names';
import { OwnPlace } from './OwnPlace';
import { StaffPlace } from './StaffPlace';

export interface PlaceFieldsProps {
  /** The own account of somebody who works for one company; null for those who choose one. */
  own: PanelUserRow | null;
  names: WorkplaceNames;
}

/** Company and venue beside each other (MU-12, MU-24, MU-25). */
export function PlaceFields({ own, names }: PlaceFieldsProps) {
  return <Pair>{own ? <OwnPlace own={own} names={names} /> : <StaffPlace names={names} />}</Pair>;
}
