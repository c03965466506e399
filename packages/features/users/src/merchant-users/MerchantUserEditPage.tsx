'use client';

/** Merchant users. */
export function MerchantUserEditPage(_props: { id: number }) {
  return null;
}
