import { SimpleApplicationPage } from '@telve/merchant-application';
import { config } from '../services';

/** The simple application form under this host's name. */
export const SimpleApplication = () => <SimpleApplicationPage productName={config.productName} />;
