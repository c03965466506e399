import type { CoffeeType, MilkTypeCode } from '@telve/api';
import type { Generated } from 'kysely';
import type { InstantDefault, Version } from './columns';

/** A milk type of the catalogue. */
export interface MilkTypesTable {
  id: Generated<number>;
  title: string;
  /** `foldTr` of the title, unique. */
  title_key: string;
  /** `WithoutMilk` is no milk (D-49). */
  code: MilkTypeCode;
  active: Generated<boolean>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** A coffee size of the catalogue. */
export interface CoffeeSizesTable {
  id: Generated<number>;
  title: string;
  /** `foldTr` of the title, unique. */
  title_key: string;
  /** Address of the picture while the size is not chosen. */
  image: string;
  /** Address of the picture while it is chosen. */
  selected_image: string;
  active: Generated<boolean>;
  version: Version;
  created_at: InstantDefault;
  updated_at: InstantDefault;
}

/** A coffee a venue may sell. Fixed. */
export interface CoffeeOptionsTable {
  id: number;
  title: string;
  coffee_type: CoffeeType;
  /** Whether a new venue starts with it. */
  checked: boolean;
}

/** A store feature. Fixed. */
export interface ResourcesTable {
  id: number;
  name: string;
}
