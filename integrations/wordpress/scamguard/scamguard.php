<?php
/**
 * Plugin Name:       ScamGuard
 * Description:       Checks, alerts and first aid against online scams, in a frame that your site cannot read. Block and shortcode.
 * Version:           1.0.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       scamguard
 */

defined( 'ABSPATH' ) || exit;

/** About how high each widget is before it says so itself, in pixels. */
const SCAMGUARD_HEIGHTS = array(
	'verify' => 560,
	'alerts' => 640,
	'tip'    => 320,
	'report' => 900,
	'sos'    => 480,
);

/** What a frame is called by a screen reader, in the language of the widget. */
const SCAMGUARD_TITLES = array(
	'fr' => array(
		'verify' => 'Vérifier avec ScamGuard',
		'alerts' => 'Alertes de ScamGuard',
		'tip'    => "L'astuce du jour de ScamGuard",
		'report' => 'Signaler à ScamGuard',
		'sos'    => 'Premiers secours de ScamGuard',
	),
	'en' => array(
		'verify' => 'Check with ScamGuard',
		'alerts' => 'Alerts by ScamGuard',
		'tip'    => 'Tip of the day by ScamGuard',
		'report' => 'Report to ScamGuard',
		'sos'    => 'First aid by ScamGuard',
	),
);

/** What the shortcode and the block understand, and what each may be; anything else is left out. */
const SCAMGUARD_FORMS = array(
	'lang'    => '/^[a-z]{2,3}$/',
	'theme'   => '/^(light|dark|auto|contrast)$/',
	'size'    => '/^(small|large)$/',
	'country' => '/^[A-Z]{2}$/',
	'kinds'   => '/^((link|number|profile|conversation) ?){1,4}$/',
);

/** The server's address without a slash at its end; empty until it is set. */
function scamguard_server() {
	return untrailingslashit( esc_url_raw( (string) get_option( 'scamguard_server', '' ), array( 'https', 'http' ) ) );
}

/**
 * The frame, from the shortcode's or the block's attributes.
 *
 * @param array|string $attributes as WordPress gives them.
 */
function scamguard_frame( $attributes ) {
	$attributes = is_array( $attributes ) ? $attributes : array();
	$element    = isset( $attributes['element'] ) ? (string) $attributes['element'] : 'verify';
	$server     = scamguard_server();
	if ( '' === $server || ! isset( SCAMGUARD_HEIGHTS[ $element ] ) ) {
		// A visitor can do nothing about it; who writes the page can.
		return current_user_can( 'edit_posts' )
			? '<p>' . esc_html( '' === $server ? 'ScamGuard: set the server in Settings, ScamGuard.' : 'ScamGuard: element is one of verify, alerts, tip, report, sos.' ) . '</p>'
			: '';
	}
	$query = array();
	foreach ( SCAMGUARD_FORMS as $name => $form ) {
		if ( isset( $attributes[ $name ] ) && preg_match( $form, (string) $attributes[ $name ] ) ) {
			$query[ $name ] = (string) $attributes[ $name ];
		}
	}
	if ( ! isset( $query['lang'] ) ) {
		$query['lang'] = 0 === strpos( get_locale(), 'en' ) ? 'en' : 'fr';
	}
	$key = (string) get_option( 'scamguard_key', '' );
	if ( '' !== $key ) {
		$query['partner-key'] = $key;
	}
	wp_enqueue_script( 'scamguard-frame', $server . '/widgets/v1/frame.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- the address names its version.
	$titles = SCAMGUARD_TITLES[ isset( SCAMGUARD_TITLES[ $query['lang'] ] ) ? $query['lang'] : 'fr' ];
	return sprintf(
		'<iframe src="%s" title="%s" width="100%%" height="%d" frameborder="0" loading="lazy" allow="clipboard-write"></iframe>',
		esc_url( $server . '/embed/' . $element . '?' . http_build_query( $query ) ),
		esc_attr( $titles[ $element ] ),
		SCAMGUARD_HEIGHTS[ $element ]
	);
}

add_action(
	'init',
	function () {
		add_shortcode( 'scamguard', 'scamguard_frame' );
		wp_register_script(
			'scamguard-block',
			plugins_url( 'block.js', __FILE__ ),
			array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-server-side-render' ),
			'1.0.0',
			true
		);
		$texts = array( 'type' => 'string' );
		register_block_type(
			'scamguard/widget',
			array(
				'api_version'     => 2,
				'editor_script'   => 'scamguard-block',
				'render_callback' => 'scamguard_frame',
				'attributes'      => array_fill_keys( array_merge( array( 'element' ), array_keys( SCAMGUARD_FORMS ) ), $texts ),
			)
		);
		// An address of a widget that stands alone on a line becomes its frame: by oEmbed, from the set server only.
		if ( '' !== scamguard_server() ) {
			wp_oembed_add_provider( scamguard_server() . '/embed/*', scamguard_server() . '/oembed' );
		}
	}
);

add_action(
	'admin_init',
	function () {
		register_setting( 'scamguard', 'scamguard_server', array( 'sanitize_callback' => 'esc_url_raw' ) );
		register_setting(
			'scamguard',
			'scamguard_key',
			array(
				'sanitize_callback' => function ( $key ) {
					return preg_replace( '/[^\w-]/', '', (string) $key );
				},
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( 'ScamGuard', 'ScamGuard', 'manage_options', 'scamguard', 'scamguard_settings_page' );
	}
);

/** Settings, ScamGuard: the server's address and the partner's key. */
function scamguard_settings_page() {
	?>
	<div class="wrap">
		<h1>ScamGuard</h1>
		<form method="post" action="options.php">
			<?php settings_fields( 'scamguard' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="scamguard_server">Server</label></th>
					<td><input class="regular-text" type="url" id="scamguard_server" name="scamguard_server" required
						placeholder="https://scamguard.example" value="<?php echo esc_attr( scamguard_server() ); ?>">
						<p class="description">The address of the ScamGuard site.</p></td>
				</tr>
				<tr>
					<th scope="row"><label for="scamguard_key">Key</label></th>
					<td><input class="regular-text" id="scamguard_key" name="scamguard_key" autocomplete="off"
						value="<?php echo esc_attr( (string) get_option( 'scamguard_key', '' ) ); ?>">
						<p class="description">Only if you were given one.</p></td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
