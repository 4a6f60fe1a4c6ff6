import 'leaflet/dist/leaflet.css';
import { ORGANISATION } from '@scamguard/content/organisation';
import { icon } from 'leaflet';
import {
  AttributionControl,
  MapContainer,
  Marker,
  Popup,
  TileLayer,
  Tooltip,
  ZoomControl,
} from 'react-leaflet';
import { TILES } from './map-tiles.ts';
import markerPicture from './office-marker.svg';

const MARKER = icon({
  iconUrl: markerPicture,
  iconSize: [32, 42],
  iconAnchor: [16, 42],
  popupAnchor: [0, -36],
});

export interface OfficeMapProps {
  zoomIn: string;
  zoomOut: string;
}

/** The offices on a map. Without tiles the markers still stand where they belong, with the names of their cities. */
export function OfficeMap({ zoomIn, zoomOut }: OfficeMapProps) {
  const { centre, zoom } = ORGANISATION.map;
  return (
    <MapContainer
      center={[...centre]}
      zoom={zoom}
      scrollWheelZoom={false}
      zoomControl={false}
      attributionControl={false}
    >
      <ZoomControl position="topright" zoomInTitle={zoomIn} zoomOutTitle={zoomOut} />
      <AttributionControl prefix={false} />
      <TileLayer {...TILES} />
      {ORGANISATION.offices.map(({ id, city, address, position }) => (
        <Marker key={id} position={[...position]} icon={MARKER} alt={city} title={city}>
          <Tooltip permanent direction="bottom">
            {city}
          </Tooltip>
          <Popup>{address ? `${city}, ${address}` : city}</Popup>
        </Marker>
      ))}
    </MapContainer>
  );
}
