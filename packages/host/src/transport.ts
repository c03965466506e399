import { createAxiosTransport } from '@telve/api/axios';

export const transport = createAxiosTransport();
