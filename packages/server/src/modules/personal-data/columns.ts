/**
 * What becomes of a column when a person is erased:
 * - `emptied`, `stand-in`: in the person's own rows nothing, or what is nobody's, takes its place
 * - `removed`: the rows that are the person's, or are addressed to the person, go
 * - `contact`: goes where its row holds the person's phone number or e-mail
 * - `searched`: whatever row mentions the person's e-mail, phone number, full name or IBAN loses the mention
 * - `log`: the same in an append-only table, by the database's own function
 * - `hashed`: a keyed hash takes its place, because the row is a proof
 * - `short`: holds no more than a hash or an address of a connection, and ends by itself
 * - `nobody`: tells of no person who is a member, an applicant or an account
 */
export type Fate = 'emptied' | 'stand-in' | 'removed' | 'contact' | 'searched' | 'log' | 'hashed' | 'short' | 'nobody';

/** Columns of one fate. */
const all = <Name extends string>(fate: Fate, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, fate])) as Record<Name, Fate>;

const account = {
  ...all('stand-in', 'first_name', 'last_name', 'email', 'email_folded'),
  ...all('emptied', 'search', 'password_hash', 'temporary_password_hash'),
  role: 'nobody',
} as const;

/** Every table that holds something of a person, with each of its text columns. */
export const personalColumns = {
  end_users: {
    ...all('emptied', 'first_name', 'last_name', 'email', 'phone', 'image_url'),
    membership_status: 'nobody',
  },
  merchant_applications: {
    store_name: 'stand-in',
    ...all('emptied', 'email', 'email_folded', 'authorized_person', 'phone_number', 'address', 'company_name'),
    ...all('emptied', 'owner_name', 'company_title', 'kep_address', 'company_mail', 'company_address', 'tax_office'),
    ...all('emptied', 'tax_id_number', 'invoice_address', 'iban', 'bank_name', 'account_name', 'search'),
    ...all('emptied', 'authorized_person_title', 'authorized_person_mail', 'store_address'),
    ...all('nobody', 'company_type', 'subscription_type', 'coffee_sizes', 'milk_types', 'status'),
  },
  application_documents: all(
    'removed',
    ...([
      'document',
      'name',
      'media_type',
      'sha256',
      'storage_key',
      'preview_key',
      'verdict',
      'reason',
      'note',
    ] as const),
  ),
  application_history: { status: 'nobody' },
  panel_users: account,
  merchant_app_users: account,
  sessions: all(
    'removed',
    ...(['token_hash', 'previous_token_hash', 'sealed_successor', 'user_agent', 'address', 'revoke_reason'] as const),
  ),
  email_codes: all('removed', 'email_folded', 'code_hash'),
  consents: {
    email_folded: 'hashed',
    address: 'emptied',
    ...all('nobody', 'text_type', 'text_sha256', 'kind', 'channel'),
  },
  companies: {
    ...all('contact', 'executive_name', 'executive_title', 'executive_phone_number', 'invoice_mail_address'),
    ...all('nobody', 'name', 'search', 'segment', 'title', 'tax_administration', 'tax_identity', 'invoice_address'),
    ...all('nobody', 'iban', 'bank_name', 'status_reason'),
  },
  venue_executives: all('contact', 'full_name', 'title', 'phone_number'),
  mail_outbox: {
    recipient: 'removed',
    ...all('searched', 'subject', 'body_text', 'body_html', 'last_error'),
    ...all('nobody', 'template', 'state'),
  },
  jobs: {
    ...all('searched', 'payload', 'result', 'error'),
    ...all('nobody', 'kind', 'state', 'unique_key'),
  },
  import_logs: { content: 'searched', file_name: 'nobody' },
  idempotency_keys: {
    ...all('removed', 'principal', 'response_body'),
    ...all('nobody', 'key', 'fingerprint'),
  },
  audit_log: {
    ...all('log', 'address', 'old_values', 'new_values'),
    ...all('nobody', 'request_id', 'action', 'entity', 'entity_id'),
  },
  access_log: all('nobody', 'request_id', 'call', 'subject', 'action'),
  destruction_records: {
    subject_hash: 'hashed',
    ...all('nobody', 'cause', 'subject', 'done_by', 'reason', 'counts'),
  },
  limit_counters: { key: 'short' },
  limit_members: all('short', 'key', 'member'),
} as const satisfies Record<string, Record<string, Fate>>;

/** Tables in which nobody is named: what is sold, shown and set. A new table stands here or above. */
export const impersonalTables: ReadonlySet<string> = new Set([
  ...['cities', 'districts', 'venues', 'time_periods', 'milk_types', 'coffee_sizes', 'coffee_options', 'resources'],
  ...['venue_resources', 'venue_coffees', 'venue_milk_types', 'contract_texts'],
  ...['orders', 'products', 'order_changes', 'order_totals', 'member_days', 'member_months', 'member_gaps'],
  ...['campaign_groups', 'campaigns', 'campaign_codes', 'campaign_code_uses', 'merchant_campaigns'],
  ...['banners', 'onboardings', 'merchant_onboardings', 'help_categories', 'help_contents', 'subscription_plans'],
  ...['kysely_migration', 'kysely_migration_lock'],
]);

type Personal = typeof personalColumns;

/** Names of the columns of a table that have this fate. */
export const columnsWith = <Table extends keyof Personal>(
  table: Table,
  fate: Fate,
): (keyof Personal[Table] & string)[] =>
  Object.entries(personalColumns[table] as Record<string, Fate>)
    .filter(([, its]) => its === fate)
    .map(([name]) => name as keyof Personal[Table] & string);
