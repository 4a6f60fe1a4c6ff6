import { describeConformance } from '../../testing/conformance.tsx';
import { trusted, trustedService } from '../../testing/sample-services.ts';
import {
  ServiceCard,
  ServiceCardSkeletons,
  ServiceCards,
  ServiceFacts,
  ServiceStatusBadge,
} from './index.ts';

describeConformance('ServiceCard', {
  element: <ServiceCard {...trustedService} />,
  withRef: (ref) => <ServiceCard {...trustedService} ref={ref} />,
  withProps: (props) => <ServiceCard {...trustedService} {...props} />,
});

describeConformance('ServiceCards', {
  element: <ServiceCards />,
  withRef: (ref) => <ServiceCards ref={ref} />,
  withProps: (props) => <ServiceCards {...props} />,
});

describeConformance('ServiceCardSkeletons', {
  element: <ServiceCardSkeletons label="Chargement des services..." />,
});

describeConformance('ServiceFacts', { element: <ServiceFacts type="Banque" location="Cotonou" /> });

describeConformance('ServiceStatusBadge', { element: <ServiceStatusBadge {...trusted} /> });
