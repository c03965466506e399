/**
 * Every code an answer of the API may carry, with the HTTP status it is answered with (D-12).
 * 401 means only a missing, ended or revoked token; 403 only a call that the role may never make.
 */
export const errorStatus = {
  // General
  validation_failed: 400,
  malformed_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  version_conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unprocessable_file: 422,
  idempotency_key_reused: 422,
  idempotency_in_flight: 409,
  too_many_requests: 429,
  internal_error: 500,
  service_unavailable: 503,
  storage_full: 507,
  // Sign-in and passwords
  email_or_password_incorrect: 400,
  password_locked: 400,
  user_passive: 400,
  user_not_found: 400,
  password_incorrect: 400,
  password_too_short: 400,
  password_too_long: 400,
  password_common: 400,
  password_unchanged: 400,
  password_change_required: 409,
  reader_user_is_pending_approval: 409,
  // Panel users
  panel_user_already_exist: 409,
  cannot_deactivate_self: 409,
  cannot_change_own_role: 409,
  last_active_admin: 409,
  // Merchant-app users
  required_fields_missing: 400,
  reader_user_already_registered: 409,
  reader_user_without_company: 409,
  // Companies
  company_not_found: 404,
  company_already_exists: 409,
  // Imports
  import_file_type: 422,
  import_empty: 422,
  import_unreadable: 422,
  import_encrypted: 422,
  import_macros: 422,
  import_encoding: 422,
  import_columns: 422,
  import_limits: 422,
  // Merchant applications
  user_already_registered: 409,
  application_already_exists: 409,
  invalid_otp: 400,
  too_many_incorrect_otp: 400,
  otp_required: 400,
  bank_not_found: 400,
  tax_number_length: 400,
  application_not_editable: 409,
  application_incomplete: 409,
  documents_awaited: 409,
  invalid_status_change: 409,
  infected_file: 422,
  // Venues
  venue_not_found: 404,
  venue_already_exist: 409,
  busy_time_exceed: 400,
  cannot_mark_as_coming_soon: 409,
  free_usage_days_count_exceed: 409,
  // Catalogues
  time_period_already_exists: 409,
  milk_type_already_exists: 409,
  coffee_size_already_exists: 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
