import { describeConformance } from '../../testing/conformance.tsx';
import { Accordion, AccordionItem } from './index.ts';

const items = (
  <>
    <AccordionItem title="Comment vérifier ?" defaultOpen>
      Ouvrez la page Vérifier.
    </AccordionItem>
    <AccordionItem title="Comment signaler ?">Racontez ce qui s’est passé.</AccordionItem>
  </>
);

describeConformance('Accordion', {
  element: <Accordion>{items}</Accordion>,
  withRef: (ref) => <Accordion ref={ref}>{items}</Accordion>,
  withProps: (props) => <Accordion {...props}>{items}</Accordion>,
});

describeConformance('AccordionItem', {
  element: <AccordionItem title="Comment vérifier ?">Ouvrez la page.</AccordionItem>,
  withRef: (ref) => (
    <AccordionItem title="Comment vérifier ?" ref={ref}>
      Ouvrez la page.
    </AccordionItem>
  ),
  withProps: (props) => (
    <AccordionItem title="Comment vérifier ?" {...props}>
      Ouvrez la page.
    </AccordionItem>
  ),
});
