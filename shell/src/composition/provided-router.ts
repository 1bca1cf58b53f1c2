/**
 * The part of React Router that the site uses and provides to sections. Sharing all of it would cost twice the bytes;
 * lint keeps sections to these names.
 */
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router';
