import type { MerchantApplication } from '@telve/api';
import type { SaveThen } from '../../data/useSaveThen';
import type { StatusChange } from '../../data/useStatusChange';

/** What the actions of a form work with. */
export interface ActionProps {
  application: MerchantApplication;
  change: StatusChange;
  saving: SaveThen;
}
