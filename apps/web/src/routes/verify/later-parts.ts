/** The parts that this screen shows only later, in one piece. They are fetched ahead for when there is no network. */
import '@scamguard/ui/speech-parts';
import '../../pictures/picture-progress-note.tsx';
import './listen-to-form.tsx';
import './marked-text.tsx';
import './tell-tools.tsx';
import './verify-picture.tsx';
import './verify-result.tsx';
