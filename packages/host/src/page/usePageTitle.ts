import { useTexts } from '@telve/kit';
import { useEffect } from 'react';
import { config } from '../services';
import { hostTexts } from '../texts';
import { usePageRecord } from './pageName';

const hasFault = () => document.querySelector('main [aria-invalid="true"]') !== null;

/** “Mağazalar · Telve”, or the name of the page's record before it, and “Hata: ” before it while a field of the page is wrong (D-91). */
export const usePageTitle = (title: string): void => {
  const texts = useTexts(hostTexts);
  const page = usePageRecord();
  const record = page?.isOwn ? page.record : undefined;
  useEffect(() => {
    const name = () => {
      const own = texts.pageTitle(record ?? title, config.productName);
      document.title = hasFault() ? texts.faultyTitle(own) : own;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [texts, title, record]);
};
