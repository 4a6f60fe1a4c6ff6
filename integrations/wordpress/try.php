<?php
/**
 * Calls what the plugin registers, with stand-ins for the functions of WordPress that it uses. What WordPress itself makes of the plugin is not tried
 * here. `npm test php` runs it; it ends with code 1 at the first thing that is otherwise.
 */

define( 'ABSPATH', __DIR__ );
set_error_handler(
	function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);

$options = array();
$locale  = 'fr_FR';
$editor  = false;
$added   = array();
$scripts = array();

function add_action( $name, $work ) { global $added; $added[ $name ] = $work; }
function add_shortcode( $name, $work ) { global $added; $added[ "[$name]" ] = $work; }
function current_user_can( $what ) { global $editor; return $editor; }
function esc_attr( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_html( $text ) { return htmlspecialchars( $text, ENT_QUOTES ); }
function esc_url( $url ) { return htmlspecialchars( $url, ENT_QUOTES ); }
function esc_url_raw( $url, $schemes = array() ) { return preg_match( '~^https?://~', $url ) ? $url : ''; }
function get_locale() { global $locale; return $locale; }
function get_option( $name, $default = false ) { global $options; return $options[ $name ] ?? $default; }
function plugins_url( $file, $plugin ) { return "https://site.example/plugins/$file"; }
function register_block_type( $name, $about ) { global $added; $added[ $name ] = $about; }
function untrailingslashit( $text ) { return rtrim( $text, '/' ); }
function wp_enqueue_script( $name, $src ) { global $scripts; $scripts[] = $src; }
function wp_oembed_add_provider( $form, $server ) { global $added; $added['oembed'] = array( $form, $server ); }
function wp_register_script() {}

require __DIR__ . '/scamguard/scamguard.php';

$tried = 0;
function same( $expected, $seen, $what ) {
	global $tried;
	$tried++;
	if ( $expected === $seen ) {
		return;
	}
	fwrite( STDERR, "$what\n  expected: " . var_export( $expected, true ) . "\n  seen:     " . var_export( $seen, true ) . "\n" );
	exit( 1 );
}
function source( $frame ) {
	return preg_match( '/ src="([^"]*)"/', $frame, $found ) ? html_entity_decode( $found[1] ) : null;
}

same( '', scamguard_frame( array() ), 'a visitor sees nothing while no server is set' );
$editor = true;
same( true, str_contains( scamguard_frame( array() ), 'Settings, ScamGuard' ), 'who writes is told where to set the server' );

$options['scamguard_server'] = 'https://scamguard.example/';
$added['init']();
same( 'scamguard_frame', $added['[scamguard]'], 'the shortcode is there' );
same( 'scamguard_frame', $added['scamguard/widget']['render_callback'], 'the block is there' );
same( array( 'https://scamguard.example/embed/*', 'https://scamguard.example/oembed' ), $added['oembed'], 'oEmbed asks the set server alone' );

same( 'https://scamguard.example/embed/verify?lang=fr', source( scamguard_frame( '' ) ), '[scamguard] alone is the check' );
same( array( 'https://scamguard.example/widgets/v1/frame.js' ), $scripts, 'the script that fits the height comes with it' );
$locale = 'en_GB';
same( 'https://scamguard.example/embed/tip?lang=en', source( scamguard_frame( array( 'element' => 'tip' ) ) ), 'the language is the site\'s' );
same(
	'https://scamguard.example/embed/verify?lang=fr&kinds=link+number',
	source( scamguard_frame( array( 'lang' => 'fr', 'kinds' => 'link number', 'theme' => '"><script>', 'country' => 'bj' ) ) ),
	'what is no value of an attribute is left out'
);
same( true, str_contains( scamguard_frame( array( 'element' => 'nothing' ) ), 'verify, alerts, tip, report, sos' ), 'who writes is told the elements' );
$options['scamguard_key'] = 'key-of-the-partner';
same( 'https://scamguard.example/embed/sos?lang=en&partner-key=key-of-the-partner', source( scamguard_frame( array( 'element' => 'sos' ) ) ), 'the key goes with it' );
foreach ( SCAMGUARD_TITLES as $language => $titles ) {
	same( array_keys( SCAMGUARD_HEIGHTS ), array_keys( $titles ), "every frame has a name in $language" );
}
echo "$tried passed: the plugin with stand-ins for WordPress\n";
