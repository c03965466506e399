import { formatBytes, formatDate, formatNumber, isIsoDate } from '@telve/locale';
import type { BannerTexts } from '../texts';

/** A value of the comparison in words; undefined where it stands as it is (D-91). */
export const valueWords =
  (texts: BannerTexts) =>
  (name: string, value: unknown): string | undefined => {
    if (value instanceof File) return `${value.name} · ${formatBytes(value.size)}`;
    if (typeof value === 'number') return formatNumber(value);
    if (name === 'isActive') return value === true ? texts.active : texts.passive;
    if (name === 'endDate') return typeof value === 'string' && isIsoDate(value) ? formatDate(value) : undefined;
    if (name === 'applicationType') return texts.applications[value as keyof typeof texts.applications];
    if (name === 'img' || name === 'imgEn') return value === '' ? undefined : texts.storedImage;
    return undefined;
  };
