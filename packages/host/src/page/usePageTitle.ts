import { useTexts } from '@telve/kit';
import { useEffect } from 'react';
import { config } from '../services';
import { hostTexts } from '../texts';

const hasFault = () => document.querySelector('main [aria-invalid="true"]') !== null;

/** “Mağazalar · Telve”, and “Hata: ” before it while a field of the page is wrong (D-91). */
export const usePageTitle = (title: string): void => {
  const texts = useTexts(hostTexts);
  useEffect(() => {
    const name = () => {
      const own = texts.pageTitle(title, config.productName);
      document.title = hasFault() ? texts.faultyTitle(own) : own;
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [texts, title]);
};
