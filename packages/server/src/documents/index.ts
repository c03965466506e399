export { createDocumentLinks, type DocumentLinks } from './links';
export { createPrivateDocuments, type PrivateDocumentsOptions } from './private-documents';
export { registerDocuments } from './register';
export { createClamd, type Scanner } from './scanner';
export type { DocumentType, OpenDocument, PrivateDocuments, TakenDocument } from './types';
