import type { ApiError } from '@telve/api';
import { useState } from 'react';

/**
 * Whether a save found that somebody else deleted the record, and what an EntityForm takes so that it is told by `Deleted`,
 * inside the form.
 */
export const useDeleted = () => {
  const [isDeleted, setDeleted] = useState(false);
  return {
    isDeleted,
    form: {
      toldByFeature: ['not_found'],
      // Once it is known there is nothing to send, by the keyboard neither.
      beforeSave: () => !isDeleted,
      onRefused: ({ code }: ApiError) => {
        if (code === 'not_found') setDeleted(true);
      },
    },
  };
};
