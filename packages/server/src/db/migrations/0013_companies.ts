import { sqlMigration } from './migration';

/** What a company's form holds (COMP-15 to COMP-32). An empty text is no value. */
export const companies = sqlMigration(
  '0013_companies',
  `
alter table companies
  add column segment text not null default '',
  add column title text not null default '' check (char_length(title) <= 200),
  add column tax_administration text not null default '' check (char_length(tax_administration) <= 255),
  add column tax_identity text not null default '' check (tax_identity ~ '^([0-9]{10})?$'),
  add column invoice_address text not null default '' check (char_length(invoice_address) <= 255),
  add column invoice_mail_address text not null default '' check (char_length(invoice_mail_address) <= 255),
  add column iban text not null default '' check (char_length(iban) <= 26),
  add column bank_name text not null default '' check (char_length(bank_name) <= 150),
  add column executive_name text not null default '' check (char_length(executive_name) <= 250),
  add column executive_title text not null default '' check (char_length(executive_title) <= 150),
  add column executive_phone_number text not null default '' check (char_length(executive_phone_number) <= 50),
  add column coffee_extras boolean not null default false,
  add column status smallint not null default 0 check (status in (0, 1)),
  add column status_reason text not null default '',
  add constraint companies_reason_is_of_closed check ((status = 1) = (status_reason <> ''));
create unique index companies_tax_identity on companies (tax_identity) where tax_identity <> '';
`,
);
