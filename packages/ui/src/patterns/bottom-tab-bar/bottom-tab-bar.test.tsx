import { describeConformance } from '../../testing/conformance.tsx';
import { tabBarItems } from '../../testing/sample-content.ts';
import { BottomTabBar } from './index.ts';

describeConformance('BottomTabBar', {
  element: <BottomTabBar items={tabBarItems} />,
  withRef: (ref) => <BottomTabBar items={tabBarItems} ref={ref} />,
  withProps: (props) => <BottomTabBar items={tabBarItems} {...props} />,
});
