import '@scamguard/widgets/verify';
import { createApp, h, ref } from 'vue';

createApp({
  setup() {
    const verdict = ref('');
    const handleResult = ({ detail }) => {
      verdict.value = detail.verdict;
    };
    return () => [
      h('scamguard-verify', { kinds: 'link', 'onScamguard-result': handleResult }),
      h('p', `Verdict: ${verdict.value}`),
    ];
  },
}).mount('#root');
