import { useLocation } from 'react-router-dom';
import { usePageArrival } from '../page/usePageArrival';

/** `usePageArrival` as an element: beside a page that loads late, it arrives with it. */
export const PageArrival = ({ title }: { title: string }) => {
  usePageArrival(title, useLocation().pathname);
  return null;
};
