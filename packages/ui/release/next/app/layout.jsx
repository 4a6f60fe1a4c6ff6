import '@scamguard/ui/fonts.css';
import '@scamguard/ui/styles.css';
import '@scamguard/ui/page';

export const metadata = { title: 'Outside' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
