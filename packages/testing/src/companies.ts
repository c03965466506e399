import type { Company } from '@telve/api';

/** A partner company: active, open, with every field, six venues. */
export const company = (part: Partial<Company> = {}): Company => ({
  id: 1,
  companyName: part.id === undefined ? 'Kırık Fincan Gıda' : `İş yeri ${part.id}`,
  companySegment: 'RegionalChain',
  companyTitle: 'Kırık Fincan Gıda Ltd. Şti.',
  taxAdministration: 'Kadıköy',
  taxIdentity: String(4_820_193_755 + (part.id ?? 1)),
  invoiceAddress: 'Moda Cad. No: 1, Kadıköy',
  invoiceMailAddress: 'fatura@kirikfincan.example',
  iban: 'TR330006100519786457841326',
  bankName: 'Örnek Banka',
  executiveName: 'Hakan Yılmaz',
  executiveTitle: 'Genel müdür',
  executivePhoneNumber: '+905321234567',
  active: true,
  coffeeExtras: 'False',
  companyStatus: 0,
  companyStatusReasonType: '',
  venueCount: 6,
  version: 1,
  ...part,
});
