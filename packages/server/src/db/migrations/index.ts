import { foundation } from './0001_foundation';
import { places } from './0002_places';
import { placeNameRows } from './0003_place_names';
import { venues } from './0004_venues';
import { people } from './0005_people';
import { access } from './0006_access';
import { work } from './0007_work';
import { orders } from './0008_orders';
import { users } from './0009_users';
import { activity } from './0010_activity';
import { applications } from './0011_applications';
import { contractTexts } from './0012_contract_texts';
import { companies } from './0013_companies';
import { catalogueRows, catalogues } from './0014_catalogues';
import { venueDetails, venueNames } from './0016_venue_details';
import { orderProducts, products } from './0018_products';
import { orderTotals } from './0020_order_totals';
import { campaigns } from './0021_campaigns';
import { contentPages } from './0022_content_pages';
import { members } from './0023_members';
import { accessLog } from './0024_access_log';
import { personalData } from './0025_personal_data';
import { erasure } from './0026_erasure';
import { campaignCodeUses } from './0027_campaign_code_uses';
import type { Migration } from './migration';

/** Every step, in order. */
export const migrations: readonly Migration[] = [
  foundation,
  places,
  placeNameRows,
  venues,
  people,
  access,
  work,
  orders,
  users,
  activity,
  applications,
  contractTexts,
  companies,
  catalogues,
  catalogueRows,
  venueDetails,
  venueNames,
  products,
  orderProducts,
  orderTotals,
  campaigns,
  contentPages,
  members,
  accessLog,
  personalData,
  erasure,
  campaignCodeUses,
];
