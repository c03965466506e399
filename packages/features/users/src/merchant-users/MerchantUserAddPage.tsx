'use client';

/** Merchant users. */
export function MerchantUserAddPage() {
  return null;
}
