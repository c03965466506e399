export { type AxiosTransportOptions, createAxiosTransport } from './axios/create-axios-transport';
