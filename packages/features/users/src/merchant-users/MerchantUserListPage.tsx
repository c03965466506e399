'use client';

/** Merchant users. */
export function MerchantUserListPage() {
  return null;
}
