import type {
  AuditLogTable,
  IdempotencyKeysTable,
  LimitCountersTable,
  LimitMembersTable,
  SessionsTable,
} from './access';
import type { AccessLogTable } from './access-log';
import type {
  ApplicationDocumentsTable,
  ApplicationHistoryTable,
  ConsentsTable,
  ContractTextsTable,
  EmailCodesTable,
  MerchantApplicationsTable,
} from './applications';
import type {
  CampaignCodesTable,
  CampaignCodeUsesTable,
  CampaignGroupsTable,
  CampaignsTable,
  MerchantCampaignsTable,
} from './campaigns';
import type { CoffeeOptionsTable, CoffeeSizesTable, MilkTypesTable, ResourcesTable } from './catalogues';
import type { BannersTable, MerchantOnboardingsTable, OnboardingsTable } from './content';
import type { EndUsersTable, HelpCategoriesTable, HelpContentsTable, SubscriptionPlansTable } from './members';
import type {
  MemberDaysTable,
  MemberGapsTable,
  MemberMonthsTable,
  OrderChangesTable,
  OrdersTable,
  OrderTotalsTable,
  ProductsTable,
} from './orders';
import type { MerchantAppUsersTable, PanelUsersTable } from './people';
import type { DestructionRecordsTable } from './personal-data';
import type { CitiesTable, DistrictsTable } from './places';
import type {
  CompaniesTable,
  ImportLogsTable,
  TimePeriodsTable,
  VenueCoffeesTable,
  VenueExecutivesTable,
  VenueMilkTypesTable,
  VenueResourcesTable,
  VenuesTable,
} from './venues';
import type { JobsTable, MailOutboxTable } from './work';

/** Every table, as the migrations make them. */
export interface Database {
  cities: CitiesTable;
  districts: DistrictsTable;
  companies: CompaniesTable;
  venues: VenuesTable;
  time_periods: TimePeriodsTable;
  milk_types: MilkTypesTable;
  coffee_sizes: CoffeeSizesTable;
  coffee_options: CoffeeOptionsTable;
  resources: ResourcesTable;
  venue_executives: VenueExecutivesTable;
  venue_resources: VenueResourcesTable;
  venue_coffees: VenueCoffeesTable;
  venue_milk_types: VenueMilkTypesTable;
  import_logs: ImportLogsTable;
  panel_users: PanelUsersTable;
  merchant_app_users: MerchantAppUsersTable;
  sessions: SessionsTable;
  limit_counters: LimitCountersTable;
  limit_members: LimitMembersTable;
  idempotency_keys: IdempotencyKeysTable;
  audit_log: AuditLogTable;
  access_log: AccessLogTable;
  destruction_records: DestructionRecordsTable;
  jobs: JobsTable;
  mail_outbox: MailOutboxTable;
  orders: OrdersTable;
  products: ProductsTable;
  order_changes: OrderChangesTable;
  order_totals: OrderTotalsTable;
  member_days: MemberDaysTable;
  member_months: MemberMonthsTable;
  member_gaps: MemberGapsTable;
  merchant_applications: MerchantApplicationsTable;
  application_documents: ApplicationDocumentsTable;
  application_history: ApplicationHistoryTable;
  email_codes: EmailCodesTable;
  contract_texts: ContractTextsTable;
  consents: ConsentsTable;
  campaign_groups: CampaignGroupsTable;
  campaigns: CampaignsTable;
  campaign_codes: CampaignCodesTable;
  campaign_code_uses: CampaignCodeUsesTable;
  merchant_campaigns: MerchantCampaignsTable;
  banners: BannersTable;
  onboardings: OnboardingsTable;
  merchant_onboardings: MerchantOnboardingsTable;
  help_categories: HelpCategoriesTable;
  help_contents: HelpContentsTable;
  subscription_plans: SubscriptionPlansTable;
  end_users: EndUsersTable;
}
